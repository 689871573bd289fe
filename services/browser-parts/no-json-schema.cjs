/**
 * Stands in for what zod makes JSON Schemas with, which no browser asks for; schemas read answers without
 * it. CommonJS, so that not each of its forty names has to be here.
 */
const absent = () => {
  throw new Error('There are no JSON Schemas in browsers.');
};

module.exports = {
  toJSONSchema: absent,
  createToJSONSchemaMethod: () => absent,
  createStandardJSONSchemaMethod: () => absent,
};
