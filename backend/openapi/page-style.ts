/** The look of the API page: system type, one column, light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1.25rem 6rem; font: 16px/1.55 system-ui, sans-serif; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; padding-bottom: 1.5rem; border-bottom: 1px solid var(--line); }
a { color: inherit; text-underline-offset: 3px; }
h1 { font-size: 2rem; line-height: 1.15; margin: 2.5rem 0 1rem; }
h2 { font-size: 1.3rem; margin: 3rem 0 .25rem; text-transform: capitalize; }
h3 { font-size: .85rem; margin: 1rem 0 .25rem; }
details { border-bottom: 1px solid var(--line); }
summary { padding: .7rem 0; cursor: pointer; }
details[open] { padding-bottom: 1rem; }
b { display: inline-block; min-width: 3.2rem; font-size: .78rem; letter-spacing: .04em; }
b.get { color: light-dark(#1c6e4a, #6fd0a0); }
b.post { color: light-dark(#1d4f91, #8fb8f5); }
i { display: inline-block; margin-left: .5rem; padding: 0 .5rem; border: 1px solid var(--line); border-radius: 99px; font-size: .78rem; font-style: normal; }
pre { margin: 0; padding: .8rem 1rem; overflow: auto; max-height: 24rem; background: var(--soft); border-radius: 6px; font-size: .8rem; }
`;
