/** The header of a shop. */
export function Header() {
  return <header />;
}
