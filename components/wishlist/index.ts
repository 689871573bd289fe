export { AwaitedHeart } from './awaited-heart';
export { HeartButton } from './heart-button';
