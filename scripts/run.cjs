/*
 * Runs a program of the project: `node scripts/run.cjs scripts/start.ts [<argument>...]`. Written in the oldest
 * JavaScript there is, and before anything is loaded: a Node that is too old for the rest says so in its first line.
 */
var needed = /\d+\.\d+/.exec(require('../package.json').engines.node)[0];
var current = process.versions.node;

if (isOlder(current.split('.'), needed.split('.'))) {
  console.error('Hemline needs Node', needed, 'or later. This is Node', current);
  console.error('Nothing was started or changed. Install a newer one, from https://nodejs.org.');
  process.exit(1);
}

require('./lib/run-program.cjs');

function isOlder(one, other) {
  var difference = Number(one[0]) - Number(other[0]);
  return difference < 0 || (difference === 0 && Number(one[1]) < Number(other[1]));
}
