/** The wishlist is the shopper's own: the server knows what the page is called. */
export async function loadWishlist() {
  return {
    head: { title: 'Wishlist', canonicalPath: '/wishlist', isIndexed: false },
    data: {},
  };
}
