interface Configuration {
  id: string;
  folder: string;
  monitorPort: number;
  gatewayPort: number;
}

/** A complete Ceph on loopback, whose processes trust each other. */
export function cephConfiguration({ id, folder, monitorPort, gatewayPort }: Configuration): string {
  return `[global]
fsid = ${id}
mon_data = ${folder}/mon
osd_data = ${folder}/osd
log_file = ${folder}/$name.log
pid_file =
admin_socket =
mon_host = v2:127.0.0.1:${monitorPort}
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
ms_bind_msgr1 = false
# Without tcp_nodelay each GET takes 50 ms.
rgw_frontends = beast endpoint=127.0.0.1:${gatewayPort} tcp_nodelay=1
# No keys. With "crc" the gateway does not require encryption, which needs them.
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
keyring = /dev/null
ms_mon_client_mode = crc
# One copy of the data in one sparse file, fast changes, and no errors on a nearly full disk.
osd_pool_default_size = 1
mon_allow_pool_size_one = true
osd_crush_chooseleaf_type = 0
osd_pool_default_pg_num = 8
bluestore_block_size = 8589934592
bluestore_cache_size = 67108864
paxos_propose_interval = 0.05
mon_data_avail_crit = 0
`;
}
