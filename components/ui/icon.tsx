import { ICON_PATHS, type IconName } from './icon-paths';

interface IconProps {
  name: IconName;
  /** Edge length in px. */
  size?: number;
}

/** A line icon, decorative: what it means is said by the control around it. */
export function Icon({ name, size = 22 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
