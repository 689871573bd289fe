import type { ComponentType } from 'react';
import { useDesigned } from '@/hooks/use-designed';
import type { Designed } from '@/services/page-props';
import { EditablePage } from './on-demand';

/** A page with a built-in view; apart, since only pages that can be designed load it. */
export function designedPage<Data extends object>(View: ComponentType<Data>) {
  return function DesignedPage(data: Designed<Data>) {
    return (
      <EditablePage designed={useDesigned(data.designed)}>
        <View {...data} />
      </EditablePage>
    );
  };
}
