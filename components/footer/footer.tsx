/** The footer of a shop. */
export function Footer() {
  return <footer />;
}
