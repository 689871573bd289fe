import type { GetServerSideProps } from 'next';

/** The least that a page made for each request can cost. */
export const getServerSideProps: GetServerSideProps = async () => ({ props: {} });

export default function Constant() {
  return <p>Always the same.</p>;
}
