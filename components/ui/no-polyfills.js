/** Stands in for what Next brings to old browsers. */
export default null;
