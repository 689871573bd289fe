/*
 * Parts that the views of many pages are made of. Named here they come once, with the list of views, which the shell
 * names; else each of them would bring its own. package.json names these files as well, so that importing them
 * for nothing counts.
 */
import '@/components/ui/button.module.css';
import '@/components/ui/drawer-link';
import '@/components/ui/stars';
import '@/core/blocks/kit/action';
import '@/core/blocks/kit/container-fields';
import '@/core/blocks/kit/define-block';
import '@/core/layout/read-layout';
import './container/container';
import './kit/action-link';
import './kit/block-data';
import './kit/block-view';
import './kit/part-style';
import './kit/place';
import './kit/still';
import './use-views';
