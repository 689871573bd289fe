/** Stands in for parts of axios that nobody asks it for. */
export default function Absent() {
  throw new Error('There is no such part of axios in browsers.');
}
