import { PAGE_DESCRIPTION_LENGTH, PAGE_NAME_LENGTH } from '@/core/model/page';
import * as messages from '../messages';

export function nameProblem(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return messages.nameRequired;
  return length > PAGE_NAME_LENGTH ? messages.nameTooLong(PAGE_NAME_LENGTH) : undefined;
}

export function descriptionProblem(description: string): string | undefined {
  const isLong = description.trim().length > PAGE_DESCRIPTION_LENGTH;
  return isLong ? messages.descriptionTooLong(PAGE_DESCRIPTION_LENGTH) : undefined;
}
