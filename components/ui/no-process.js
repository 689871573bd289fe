/** Stands in for Node's process in browsers, where packages ask it for their settings alone. */
export default { env: {} };
