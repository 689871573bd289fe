import * as icons from '@/components/kit/icons';
import { FourInput } from '../../ui/box/four-input';
import { LengthInput } from '../../ui/length-input';
import { asText, type FieldControl, ownText } from '../field/control';
import * as messages from '../messages';

export const LengthControl: FieldControl = (props) => (
  <LengthInput {...asText(props)} value={ownText(props)} />
);

export const SizeControl: FieldControl = (props) => (
  <LengthInput {...asText(props)} hasAuto value={ownText(props)} />
);

export const SIDES = [messages.top, messages.right, messages.bottom, messages.left] as const;
const CORNERS = [
  messages.topLeft,
  messages.topRight,
  messages.bottomRight,
  messages.bottomLeft,
] as const;
const CORNER_ICONS = [
  icons.cornerTopLeft,
  icons.cornerTopRight,
  icons.cornerBottomRight,
  icons.cornerBottomLeft,
] as const;

export const SidesControl: FieldControl = (props) => <FourInput {...asText(props)} names={SIDES} />;

export const CornersControl: FieldControl = (props) => (
  <FourInput {...asText(props)} names={CORNERS} icons={CORNER_ICONS} />
);
