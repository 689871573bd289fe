import dynamic from 'next/dynamic';
import { along } from '@/components/ui/along';
import { tracked } from '@/components/ui/tracked';

/** A shop that has designed its home page does without. */
export const HomeView = along('home', dynamic(tracked('home', () => import('./home-view'))));
