import type { PageDraft, PagePictures } from '../../kit/draft';
import { about } from './about';
import { home } from './home';
import { lookbook } from './lookbook';

export function marlowPages(pictures: PagePictures): PageDraft[] {
  return [home(pictures), lookbook(pictures), about(pictures)];
}
