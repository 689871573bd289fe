export { CategoryTiles } from './category-tiles';
