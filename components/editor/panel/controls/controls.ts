import type { Controls } from '../field/panel-context';
import { BackgroundControl } from './background';
import * as choice from './choice';
import * as color from './color';
import { ColumnsControl, SharesControl } from './columns';
import * as css from './css';
import { GroupControl } from './entry-fields';
import * as length from './length';
import { LinkControl } from './link';
import { ListControl } from './list';
import { NumberControl, ShareControl, SliderControl } from './number';
import { PictureControl, VideoControl } from './picture';
import { CodeControl, InstantControl, LineControl, LinesControl } from './text';
import { PicturesControl, TextsControl } from './texts';

/** Controls of fields, by the name in the panel, else by the kind of the field. */
export const CONTROLS: Controls = {
  text: { Control: LineControl, isOne: true },
  markup: { Control: CodeControl, isOne: true, isWide: true },
  choice: { Control: choice.SelectControl, isOne: true },
  toggle: { Control: choice.SwitchControl, isOne: true },
  number: { Control: NumberControl, isOne: true },
  color: { Control: color.ColorControl, isOne: true },
  length: { Control: length.LengthControl, isOne: true },
  css: { Control: css.CssControl, isOne: true },
  link: { Control: LinkControl, isOne: true, isWide: true },
  picture: { Control: PictureControl, isOne: true, isWide: true },
  texts: { Control: TextsControl, isWide: true },
  numbers: { Control: SharesControl, isWide: true },
  colors: { Control: color.ColorsControl, isWide: true },
  instant: { Control: InstantControl, isOne: true, isWide: true },
  list: { Control: ListControl, isWide: true },
  group: { Control: GroupControl, isBare: true },
  lines: { Control: LinesControl, isOne: true, isWide: true },
  category: { Control: choice.CategoryControl, isOne: true },
  segments: { Control: choice.SegmentsControl },
  icons: { Control: choice.IconsControl, isWide: true },
  slider: { Control: SliderControl, isOne: true },
  share: { Control: ShareControl, isOne: true },
  'text-align': { Control: choice.TextAlignControl },
  direction: { Control: choice.DirectionControl },
  justify: { Control: choice.JustifyControl },
  'cross-align': { Control: choice.CrossAlignControl },
  columns: { Control: ColumnsControl, isWide: true },
  video: { Control: VideoControl, isOne: true, isWide: true },
  pictures: { Control: PicturesControl, isWide: true },
  sides: { Control: length.SidesControl, isOne: true },
  corners: { Control: length.CornersControl, isOne: true },
  border: { Control: css.BorderControl },
  weight: { Control: css.WeightControl, isOne: true },
  size: { Control: length.SizeControl, isOne: true },
  shadow: { Control: css.ShadowControl, isOne: true },
  gradient: { Control: color.GradientControl, isWide: true },
  background: { Control: BackgroundControl, isWide: true },
  'background-size': { Control: css.BackgroundSizeControl, isOne: true },
  position: { Control: css.PositionControl },
};
