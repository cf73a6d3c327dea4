// Removes the code that reads manifests and snapshots of remotes, one and a half kilobytes of the federation runtime. A document names the
// releases and their files, so the host loads neither. Asking for one fails immediately with an explanation.
module.exports = function noManifests(source) {
  for (const part of ['SnapshotHandler', 'getGlobalRemoteInfo'])
    if (!source.includes(part)) throw new Error('The federation runtime reads manifests in another way');
  return `
    import { PluginSystem } from "../../utils/hooks/pluginSystem.js";
    export class SnapshotHandler {
      constructor() {
        this.manifestCache = new Map();
        this.hooks = new PluginSystem({});
      }
      loadRemoteSnapshotInfo() { throw new Error('Manifests are left out of this build'); }
    }
    export const getGlobalRemoteInfo = () => ({});`;
};
