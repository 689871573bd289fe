export { HeartButton } from './heart-button';
