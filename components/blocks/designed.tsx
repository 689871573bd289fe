import { DesignedFooter } from './designed-footer';
import { DesignedPage, type DesignedPageProps } from './designed-page';

type DesignedProps = ({ part: 'page' } & DesignedPageProps) | { part: 'footer' };

/** Page or footer that an admin has designed. All of it is of blocks, and so comes in one script. */
export default function Designed(props: DesignedProps) {
  return props.part === 'page' ? (
    <DesignedPage page={props.page}>{props.children}</DesignedPage>
  ) : (
    <DesignedFooter />
  );
}
