import type { PageDraft, PagePictures } from '../../kit/draft';
import { about } from './about';
import { home } from './home';

export function gridlinePages(pictures: PagePictures): PageDraft[] {
  return [home(pictures), about(pictures)];
}
