export { Loading } from './loading';
export { OpeningFailed } from './opening-failed';
export { useOpening } from './use-opening';
