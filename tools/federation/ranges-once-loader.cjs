// Caches version comparisons. The federation runtime compares the version of each shared module with the range of the remote, of which
// there are only a few, and creates a dozen regular expressions each time. On a phone that takes as long as React takes for a part of the
// page.
const ASKED = 'function satisfy(';

module.exports = function rangesOnce(source) {
  if (!source.includes(ASKED)) throw new Error('The federation runtime compares versions in another way');
  return `${source.replace(ASKED, 'function compareAnew(')}
const answers = new Map();
function satisfy(version, range) {
  const key = version + ' ' + range;
  if (!answers.has(key)) answers.set(key, compareAnew(version, range));
  return answers.get(key);
}`;
};
