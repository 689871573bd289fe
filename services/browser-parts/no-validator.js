/** Stands in for what checks the options of axios: ours are few, and checked as types. */
const unchecked = () => undefined;

export default {
  assertOptions: unchecked,
  validators: { transitional: unchecked, spelling: unchecked },
};
