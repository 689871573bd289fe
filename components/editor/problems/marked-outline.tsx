import type { ReactNode } from 'react';
import { Outline } from '../outline';
import { useProblems } from './use-problems';

interface MarkedOutlineProps {
  renderMenu: (key: string) => ReactNode;
}

/** The outline with a mark on every block that something is wrong with. */
export function MarkedOutline({ renderMenu }: MarkedOutlineProps) {
  return <Outline problems={useProblems()} renderMenu={renderMenu} />;
}
