import { HIT, type Named } from './terms';

/** Texts that are code to somebody. */
export const TEMPLATES: Named = [
  ['a template of braces', `{{constructor.constructor('${HIT}')()}}`],
  ['a template of dollars', `\${${HIT}}`],
  ['a template of per cents', `<%= ${HIT} %>`],
  ['a template of hashes', `#{${HIT}}`],
  ['a prototype', '{"__proto__":{"hit":1},"constructor":{"prototype":{"hit":1}}}'],
  [
    'an element of React',
    `{"$$typeof":"Symbol(react.element)","type":"img","props":{"onError":"${HIT}"}}`,
  ],
  ['a lone surrogate', `\ud800<script>${HIT}</script>`],
  ['a text that runs backwards', `\u202e>tpircs/<1=tih.pot>tpircs<`],
  ['controls', `\u0000\u0008\u001b<img src=x onerror=${HIT}>\u007f`],
];
