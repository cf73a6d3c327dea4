// The federation runtime asks for each shared module whether its version is in the range of the remote, of which there are a few. It makes a
// dozen regular expressions anew for each answer: on a phone as long as React takes for a part of the page.
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
