export const otherGuides = 'Other size guides';
