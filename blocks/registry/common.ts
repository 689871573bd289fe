/*
 * Parts that the views of many pages are made of. Named here they come once, with the list of views, which the shell
 * names; else each of them would bring its own. package.json names these files as well, so that importing them
 * for nothing counts.
 */
import '@/components/ui/button.module.css';
import '@/components/ui/drawer-link';
import '@/components/ui/stars';
import '@/blocks/kit/action';
import '@/blocks/kit/container-fields';
import '@/blocks/kit/define-block';
import '@/blocks/layout/read-layout';
import '@/blocks/view-kit/container';
import '@/blocks/view-kit/contexts';
import '@/blocks/view-kit/action-link';
import '@/blocks/view-kit/block-view';
import '@/blocks/view-kit/part-style';
import '@/blocks/view-kit/still';
import '@/blocks/view-kit/use-views';
