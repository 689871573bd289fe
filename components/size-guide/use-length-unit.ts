import { useLayoutEffect, useState } from 'react';
import type { LengthUnit } from '@/core/model/size-guide';
import { attempt } from '@/core/values/attempt';
import { keyHere, readText } from '@/store/persistence/browser-storage';

const KEY = 'size-unit';

/** The unit that this shopper chose last, else the one that the shop measures in. */
export function useLengthUnit(shops: LengthUnit) {
  const [unit, setUnit] = useState(shops);
  useLayoutEffect(() => {
    const chosen = readText(KEY);
    if (chosen === 'cm' || chosen === 'in') setUnit(chosen);
  }, []);
  const chooseUnit = (chosen: LengthUnit) => {
    setUnit(chosen);
    // Where nothing can be kept it holds for this guide.
    attempt(() => localStorage.setItem(keyHere(KEY), chosen));
  };
  return { unit, chooseUnit };
}
