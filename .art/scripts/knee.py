"""SCENE - a knee out of the clinch, the cage around it."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'knee'


def build():
    reset(); size()
    cage(turn=36, panels=(0, 1, 2), reds=(2,))
    def who(pose, loc, yaw, tone, shorts, band, mass):
        M = dict(belt=mat('band', band, .4), hair=mat('hair', (.006, .005, .005), .55, sheen=.2), skin=skin(tone), glove=mat('glove', (.012, .012, .015), .35, coat=.4), shorts=mat('shorts', shorts, .40, sheen=.4))
        add_parts(body.figure(pose, 'mma', h=.005, mass=mass), M, loc=loc, yaw=yaw)
    who(poses.KNEE, (1.34, 0, 0), 186, '7a4a2e', (.010, .010, .013), lin('C98B1F'), 1.02)
    who(poses.BENT, (.34, .02, 0), 3, '5f3823', lin('3a0d07'), lin('3a0d07'), 1.05)
    spot((-.8, 6.4, 5.2), (1.0, 0, 1.0), lin('FFC466'), 3200, 34, .6, .25)
    area((3.2, 2.2, 2.8), (1.3, 0, 1.2), lin('FF8A3C'), 700, .7, 1.6)
    area((-1.0, 2.6, 3.0), (.7, 0, 1.2), lin('FFB95A'), 760, .7, 1.4)
    area((-2.2, 1.2, 1.1), (.5, 0, .9), TEAL, 44, .5, 1.4)
    area((.7, 3.2, 4.6), (.8, .8, 0), lin('FFA858'), 110, 2.0, spread=110)
    area((0, 6.0, 1.2), (0, 4.2, 1.4), EMBER, 260, 6, .6, spread=90)
    area((-3, -5, 3), (1, 0, 1), COOLW, 4, 3)
    camera((-.25, -5.0, .60), (-.04, .2, 1.03), lens=49, focus=(1.0, 0, 1.2), fstop=1.6)
    finish(NAME)


def post():
    def front(cam, img):
        u = cam['w'] / 1920; r = np.random.default_rng(6); n = 300; d = r.normal(0, 1, (n, 3)); d /= np.linalg.norm(d, axis=1)[:, None]
        q = np.array([.86, -.10, 1.14]) + d * (.05 + np.abs(r.normal(0, .16, n)))[:, None]          # sweat off the impact
        img = img + streaks(cam, q, q + d * r.uniform(.01, .06, (n, 1)) + [0, 0, -.01], np.tile([[1., .80, .52]], (n, 1)).astype(F), r.lognormal(-.6, .9, n) * .7 * u * u, scale=.8, steps=30)
        return motes(cam, img, (-1.5, -2.2, 0), (3, 3, 2.4), n=240, col=(1., .42, .14), power=1.6, drift=.02, scale=1.2)
    ring_night(NAME, seed=57, crowd=80, rows_y=(8, 32), rows_z=(-.6, 12), edge_x=-.2, spread=3., scale=2.4, ember=.24, teal=.03, cool=.06, haze=HOT, glow_at=(.58, .42, .15), top=(.52, .02, .12), shaft=.42, near=2.5, left_dark=.34,
               lamps=[dict(loc=(-.8, 6.4, 5.2), target=(.9, .2, .5), angle=30, power=1.3, col=AMBER), dict(loc=(2.9, 6.8, 5.6), target=(1.3, .4, .2), angle=18, power=.6, col=HOT * 1.5)], front=front)


main(build, post)
