import type { DataService } from '../data-service.schema';

export const entry: DataService = {
  path: '/services/iot-solutions',
  head: {
    title: 'IoT solutions for plants and cold chains',
    description:
      'Sensors, gateways and dashboards for machines, energy, cold chains and vehicles, from a ten-sensor trial to some thousand devices with remote updates.',
  },
  name: 'IoT Solutions',
  order: 7,
  seed: 'services-iot',
  heading: 'Machines that report before they stop',
  intro: [
    'On many shop floors the state of a machine is known to the operator and to nobody else. Energy is a single bill at the month’s end, a freezer’s temperature is a pencil mark on a chart, and a breakdown is news at the moment it happens.',
    'We fit sensors and gateways to what you have, including presses from 1994 without a single data port, and bring the readings to people in a form they can act on.',
  ],
  approach: {
    heading: 'Ten sensors, six weeks, one question',
    text: [
      'A trial has to answer something: why does line 3 stop, which compressor runs idle, how long does the truck door stay open? We instrument that place only, with hardware you may send back, and read the answer together.',
      'Scaling is a different craft. A thousand devices need identities, spare parts, batteries with a date, firmware that updates over the air and falls back if it fails, and gateways that keep a week of data when the line is down.',
    ],
  },
  offers: {
    heading: 'Where sensors pay for themselves',
    cards: [
      {
        icon: 'factory',
        title: 'Machine monitoring',
        description:
          'Running, idle, stopped and why, with OEE by shift, read through Modbus, OPC UA or a clamp on the cable.',
      },
      {
        icon: 'zap',
        title: 'Energy',
        description:
          'Meters on each feeder, maximum demand warnings and power factor, checked against the DISCOM’s bill.',
      },
      {
        icon: 'thermometer',
        title: 'Cold chain',
        description:
          'Temperature and humidity logged by the minute for vaccines, milk and seafood, with reports an inspector accepts.',
      },
      {
        icon: 'map-pin',
        title: 'Vehicles',
        description:
          'AIS 140 trackers, fuel and door sensors, and arrival times that learn from your own routes.',
      },
      {
        icon: 'activity',
        title: 'Condition and vibration',
        description:
          'Bearings and motors watched for a change in sound or heat, some weeks before they seize.',
      },
      {
        icon: 'cpu',
        title: 'Devices and firmware',
        description:
          'Board selection, firmware, enclosures and WPC approval for radio, up to a first series of some hundreds.',
      },
    ],
  },
  technologies: [
    { category: 'Frontend', tools: ['Grafana', 'React', 'Flutter'] },
    {
      category: 'Backend',
      tools: ['Eclipse Mosquitto', 'Node-RED', 'Python', 'ThingsBoard', 'Espressif ESP32'],
    },
    { category: 'Database', tools: ['Timescale', 'InfluxDB', 'PostgreSQL'] },
    { category: 'DevOps', tools: ['Docker', 'Ansible', 'Prometheus', 'Vault'] },
    { category: 'Cloud Platforms', tools: ['Amazon Web Services', 'Microsoft Azure', 'Google Cloud'] },
  ],
};
