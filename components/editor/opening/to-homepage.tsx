import { Button } from '@/components/kit/button';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { useOpenDocument } from '../pages/use-open-document';
import * as messages from './messages';

/** The way to the page that every shop has; none from there. */
export function ToHomepage({ from }: { from: string }) {
  const openDocument = useOpenDocument();
  if (from === DEFAULT_PAGE_SLUG) return null;
  return <Button onClick={() => openDocument(DEFAULT_PAGE_SLUG)}>{messages.goToHomepage}</Button>;
}
