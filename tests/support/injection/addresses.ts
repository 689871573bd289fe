import { FOREIGN, FOREIGN_HOST, HIT, type Named } from './terms';

export type Places = readonly (readonly [place: string, around: (address: string) => string])[];

/** Addresses that run or hide what they are. */
export const ADDRESSES: Named = [
  ['of a script', `javascript:${HIT}`],
  ['of a script in mixed case', `JaVaScRiPt:${HIT}`],
  ['of a script with a tab', `java\tscript:${HIT}`],
  ['of a script with a line break', `java\nscript:${HIT}`],
  ['of a script with a return', `java\rscript:${HIT}`],
  ['of a script with a break before the colon', `javascript\n:${HIT}`],
  ['of a script behind blanks', `   javascript:${HIT}`],
  ['of a script behind a control', `\u0001javascript:${HIT}`],
  ['of a script behind a wide blank', `\u00a0javascript:${HIT}`],
  ['of a script in decimals', `&#106;avascript:${HIT}`],
  ['of a script in padded decimals', `&#0000106avascript:${HIT}`],
  ['of a script in hexadecimals', `&#x6A;avascript:${HIT}`],
  ['of a script with a named colon', `javascript&colon;${HIT}`],
  ['of a script with a named tab', `java&Tab;script:${HIT}`],
  ['of a script with a named break', `java&NewLine;script:${HIT}`],
  ['of a script behind a comment', `javascript://%0a${HIT}`],
  ['of a script in percents', `%6aavascript:${HIT}`],
  ['of Visual Basic', `vbscript:${HIT}`],
  ['of Visual Basic with a tab', `vb\tscript:${HIT}`],
  ['of Live Script', `livescript:${HIT}`],
  ['of HTML', `data:text/html,<script>${HIT}</script>`],
  ['of HTML in Base64', 'data:text/html;base64,PHNjcmlwdD50b3AuaGl0PTE8L3NjcmlwdD4='],
  ['of HTML in mixed case', `DaTa:text/html,<script>${HIT}</script>`],
  ['of a drawing', `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${HIT}'/>`],
  ['of a script text', `data:text/javascript,${HIT}`],
  ['of a feed', `feed:javascript:${HIT}`],
  ['of a source', `view-source:javascript:${HIT}`],
  ['of a blob', 'blob:null/0'],
  ['of a file', 'file:///etc/passwd'],
  ['of another host', `${FOREIGN}/`],
  ['of another host by backslashes', `\\\\${FOREIGN_HOST}\\`],
  ['out of quotes', `x" onerror="${HIT}" x="`],
];

/** Where addresses stand. */
export const PLACES: readonly (readonly [place: string, around: (address: string) => string])[] = [
  ['an address', (address) => address],
  ['a link', (address) => `<a href="${address}">x</a>`],
  ['a frame', (address) => `<iframe src="${address}"></iframe>`],
];

export const FEW_ADDRESSES: Named = ADDRESSES.slice(0, 3);
export const FEW_PLACES: Places = [
  ['a form', (address) => `<form action="${address}"><button>x</button></form>`],
  ['a button', (address) => `<form><button formaction="${address}">x</button></form>`],
  [
    'an area',
    (address) => `<img usemap=#m><map name=m><area href="${address}" coords=0,0,9,9></map>`,
  ],
  ['an object', (address) => `<object data="${address}"></object>`],
  ['an embed', (address) => `<embed src="${address}">`],
  ['a picture', (address) => `<img src="${address}">`],
  ['a background of old', (address) => `<table background="${address}"></table>`],
  [
    'the text of a frame',
    (address) => `<iframe srcdoc="<a href='${address}'>x</a><script>${HIT}</script>"></iframe>`,
  ],
];
