export { ProductCard } from './card/product-card';
export { ProductGrid } from './card/product-grid';
