import type { ComponentProps } from 'react';
import { EditablePage } from '@/blocks';
import { AboutView } from '@/components/about';
import { ContactView } from '@/components/contact';
import { embedOf } from '@/components/embed';
import { HomeView } from '@/components/home';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { useDesigned } from '@/hooks/use-designed';
import type { Designed } from '@/services/page-props';
import { embedPage } from '@/services/server/embed/embed-page';
import { loadEmbeddedPage } from '@/services/server/embed/loaders';

export const getServerSideProps = embedPage(loadEmbeddedPage);

type About = ComponentProps<typeof AboutView>;
type Contact = ComponentProps<typeof ContactView>;

/** A page with what is built into it, which may stand among its blocks. */
type PageData = Designed<(About | Contact | object) & { slug: string }>;

/** A page of the shop on other sites (spec 2). */
export default embedOf(Page);

function Page({ designed, slug, ...content }: PageData) {
  return (
    <EditablePage designed={useDesigned(designed)}>
      {slug === DEFAULT_PAGE_SLUG ? <HomeView /> : contentOf(content)}
    </EditablePage>
  );
}

function contentOf(content: object) {
  if (isAbout(content)) return <AboutView {...content} />;
  if (isContact(content)) return <ContactView {...content} isEmbedded />;
  return null;
}

const isAbout = (content: object): content is About => 'about' in content;
const isContact = (content: object): content is Contact => 'reach' in content;
