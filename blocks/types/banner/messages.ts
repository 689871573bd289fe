export const nextSlide = 'Next slide';
export const previousSlide = 'Previous slide';
export const slides = 'Pictures';
