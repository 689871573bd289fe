import type { Look } from './look';
import { html, type Markup } from './markup';

/** For programs that read one: narrow screens, and dark ones. All else stands with each element. */
export function styleSheet({ night }: Look): Markup {
  return html`<style>
    :root{color-scheme:light dark;supported-color-schemes:light dark}
    @media (max-width:620px){
      .edge{padding:0!important}
      .card,.band{border-radius:0!important}
      .band{padding:20px 22px!important}
      .pad{padding:32px 22px 8px!important}
      .foot{padding:24px 22px 32px!important}
      h1{font-size:26px!important}
    }
    @media (prefers-color-scheme:dark){
      .outside{background:${night.outside}!important}
      .card{background:${night.ground}!important}
      .ink{color:${night.ink}!important}
      .muted{color:${night.muted}!important}
      .line{border-color:${night.line}!important}
      .link{color:${night.link}!important}
    }
  </style>`;
}
