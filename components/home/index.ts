import dynamic from 'next/dynamic';
import { ssrDynamic } from '@/components/ui/ssr-dynamic';
import { tracked } from '@/components/ui/tracked';

/** A shop that has designed its home page does without. */
export const HomeView = ssrDynamic('home', dynamic(tracked('home', () => import('./home-view'))));
