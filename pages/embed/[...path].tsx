import { Embed } from '@/components/embed';
import type { Embedded } from '@/services/page-props';
import { embedPage } from '@/services/server/embed/embed-page';
/** Every embed that there is not: said within the frame. */
export const getServerSideProps = embedPage(async () => null);

export default function MissingEmbed({ embedded }: { embedded: Embedded<object> }) {
  return <Embed of={embedded}>{() => null}</Embed>;
}
